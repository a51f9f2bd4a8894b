/**
 * What an area asks of an area above it, which it must not import. Whoever asks adds the question here by `declare module`;
 * the area that answers names its function in its manifest. `main/areas.ts` does not compile while an answer is missing.
 */
export interface Hooks {}

/** What the areas declare in their manifests, folded; `manifest.ts` says what. */
export interface AreaFacts {}
