import type { ColumnType } from 'kysely'

/** Filled by the database when left out. */
export type Generated<T> = ColumnType<T, T | undefined, T>
/** Written as JSON text (the driver would send an array as a PostgreSQL array), read as a value. */
export type Json = ColumnType<unknown, string, string>
export type GeneratedJson = ColumnType<unknown, string | undefined, string>
