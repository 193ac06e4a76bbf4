import type { Endpoint, EndpointGroup, WireReply } from '../wire/endpoint.ts';
import type { FlowWork } from './flow.ts';

/**
 * The work of an endpoint for clients that lead people themselves: its limits, its audit and its
 * refusals hold in flows as well. Throws when there is no such endpoint.
 */
export function headless(group: EndpointGroup, path: string) {
  const found = group.find((endpoint) => endpoint.path === path);
  if (!found) throw new Error(`No endpoint ${path}`);
  const { run }: Endpoint = found;
  return (work: FlowWork, request: { body: unknown; query?: unknown }): Promise<WireReply> =>
    run(work.context, { ...work.call, query: {}, ...request });
}
