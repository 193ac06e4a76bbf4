/** Address of the trace between two places, objects or versions. */
export function tracePath(ends: { originId: string; destinationId: string }): string {
  return `/traces/${encodeURIComponent(ends.originId)}/${encodeURIComponent(ends.destinationId)}`;
}

/** Address of everything that a person moved. */
export function personFlows(personKey: string): string {
  return `/discovery?${new URLSearchParams({ person: personKey })}`;
}
