/** Which entries a list or an export has. Absent: all. */
export interface AuditFilter {
  from?: string | undefined;
  to?: string | undefined;
  actorId?: string | undefined;
  action?: string | undefined;
  q?: string | undefined;
}

/** Condition of a filter whose values begin at a parameter. Its text never varies. */
export function auditFilterSql(first: number): string {
  const [from, to, actor, action, q] = [0, 1, 2, 3, 4].map((offset) => `$${first + offset}`);
  return `(${from}::timestamptz IS NULL OR at >= ${from})
    AND (${to}::timestamptz IS NULL OR at < ${to})
    AND (${actor}::text IS NULL OR ${actor} IN (actor_id, impersonator_id))
    AND (${action}::text IS NULL OR action = ${action})
    AND (${q}::text IS NULL OR request_id = ${q} OR ip = ${q} OR number::text = ${q}
      OR ${q} = ANY (string_to_array(target, '/')) OR target = ${q})`;
}

/** Values of `auditFilterSql`. */
export function auditFilterValues({ from, to, actorId, action, q }: AuditFilter): unknown[] {
  // As dates: PostgreSQL does not read the year 0 as ISO 8601 writes it.
  const [after, before] = [from, to].map((time) => (time === undefined ? null : new Date(time)));
  return [after, before, actorId ?? null, action ?? null, q || null];
}
