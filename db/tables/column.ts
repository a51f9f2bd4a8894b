import type { ColumnType } from 'kysely'

/** Filled by the database when left out. */
export type Generated<T> = ColumnType<T, T | undefined, T>
/** Goes in as JSON text (the driver would send an array as a PostgreSQL array), comes out as it is. */
export type Json = ColumnType<unknown, string, string>
export type GeneratedJson = ColumnType<unknown, string | undefined, string>
