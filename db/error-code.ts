/** The code of an error: PostgreSQL's SQLSTATE, or a system's ('ENOENT'); '' if it has none. */
export const errorCode = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : ''
