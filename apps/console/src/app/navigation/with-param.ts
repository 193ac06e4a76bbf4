/** The parameters with one set, or removed for null or nothing. */
export function withParam(
  shown: URLSearchParams,
  name: string,
  value: string | null,
): URLSearchParams {
  const next = new URLSearchParams(shown);
  if (value === null || value === '') next.delete(name);
  else next.set(name, value);
  return next;
}
