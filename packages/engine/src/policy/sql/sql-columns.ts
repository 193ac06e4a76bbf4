/** Columns in which a store keeps a field. The SQL is the program's own, never a tenant's. */
export type SqlColumn =
  /** An expression of type text. Its comparisons must go by code unit, as deterministic collations do. */
  | { kind: 'text'; sql: string }
  /** An expression that can be cast to double precision. */
  | { kind: 'number'; sql: string }
  /** A timestamptz. */
  | { kind: 'instant'; sql: string }
  /** Texts of a list: `value` is one of the rows of `from`. */
  | { kind: 'texts'; from: string; value: string }
  /** An expression that is null only if the field is empty. */
  | { kind: 'present'; sql: string };

/** Columns by field name; fields without one are left to the closure. */
export type SqlColumns = Readonly<Record<string, SqlColumn>>;

/** Adds a value to the parameters of a statement. @returns its place, e.g. `$3` */
export type Bind = (value: unknown) => string;

/** A leaf as SQL. In SQL it may be null if the leaf is false. */
export interface Fragment {
  /** True if it holds exactly when the leaf does; false if it may also hold otherwise. */
  isExact: boolean;
  render(bind: Bind): string;
}
