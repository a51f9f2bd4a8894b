/**
 * Functions that an area needs from an area above it, which it must not import. The caller declares the function here
 * by `declare module`; the area above implements it in its manifest. `main/areas.ts` does not compile while an
 * implementation is missing.
 */
export interface Hooks {}

/** What the areas declare in their manifests, combined; see `manifest.ts`. */
export interface AreaFacts {}
