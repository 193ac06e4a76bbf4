import type { Endpoint, EndpointGroup, WireReply } from '../wire/endpoint.ts';
import type { FlowWork } from './flow.ts';

/**
 * An endpoint's logic for headless clients: its limits, audit and refusals also apply in flows. Throws
 * for an unknown endpoint.
 */
export function headless(group: EndpointGroup, path: string) {
  const found = group.find((endpoint) => endpoint.path === path);
  if (!found) throw new Error(`No endpoint ${path}`);
  const { run }: Endpoint = found;
  return (work: FlowWork, request: { body: unknown; query?: unknown }): Promise<WireReply> =>
    run(work.context, { ...work.call, query: {}, ...request });
}
