import { once } from 'node:events';
import { createServer, type TLSSocket } from 'node:tls';
import rhea, { type EventContext, type Sender } from 'rhea';

export interface TestEventHub {
  port: number;
  /** Bodies by partition; the offset of each is its place in the list. */
  partitions: Map<string, string[]>;
  /** What every partition was asked for: address and filter. */
  asked: { address: string; clause: string }[];
  /** From now on closes links from the management node with this condition; null: lets them open. */
  refuse(condition: string | null): void;
  close(): Promise<void>;
}

/**
 * A namespace with one hub as Event Hubs presents it over AMQP 1.0: a management node that names the
 * partitions, and a source for each of them that starts behind an offset.
 */
export async function startEventHub(
  options: { hub: string; user: string; password: string },
  tls: { cert: string; key: string },
): Promise<TestEventHub> {
  const container = rhea.create_container();
  const partitions = new Map<string, string[]>();
  const asked: TestEventHub['asked'] = [];
  container.sasl_server_mechanisms['enable_plain'](
    (user: string, password: string) => user === options.user && password === options.password,
  );
  let answers: Sender | undefined;
  let refusal: string | null = null;
  container.on('sender_open', ({ sender }: EventContext) => {
    if (sender?.source.address === '$management') {
      answers = refusal === null ? sender : undefined;
      if (refusal !== null) sender.close({ condition: refusal, description: 'refused' });
      return;
    }
    if (sender) startPartition(sender);
  });
  container.on('message', ({ message }: EventContext) => {
    const isThere = message?.application_properties?.['name'] === options.hub;
    answers?.send({
      application_properties: { 'status-code': isThere ? 200 : 404 },
      body: isThere ? { name: options.hub, partition_ids: [...partitions.keys()] } : {},
    });
  });
  // A peer that breaks off is not one of the server's errors.
  container.on('disconnected', () => undefined);
  container.on('connection_error', () => undefined);

  function startPartition(sender: Sender): void {
    const address = sender.source.address;
    const filter: unknown = sender.source.filter?.['apache.org:selector-filter:string'];
    const clause = String(Object(filter).value ?? filter);
    asked.push({ address, clause });
    const after = Number(/> '(-?\d+)'/.exec(clause)?.[1] ?? Number.NaN);
    const bodies = partitions.get(address.split('/').at(-1) ?? '');
    if (!bodies) {
      sender.close({ condition: 'amqp:not-found', description: 'no such partition' });
      return;
    }
    let next = after + 1;
    const sendMore = (): void => {
      for (; next < bodies.length && sender.sendable(); next += 1) {
        const body = container.message.data_section(Buffer.from(bodies[next] ?? ''));
        sender.send({ body, message_annotations: { 'x-opt-offset': String(next) } });
      }
    };
    sender.on('sendable', sendMore);
  }

  const open = new Set<TLSSocket>();
  const server = createServer(tls, (socket) => {
    open.add(socket);
    socket.on('close', () => open.delete(socket));
    container.create_connection({ ...options, transport: 'tls' }).accept(socket);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const close = async (): Promise<void> => {
    for (const socket of open) socket.destroy();
    server.close();
    await once(server, 'close');
  };
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0;
  const refuse = (condition: string | null): void => void (refusal = condition);
  return { port, partitions, asked, refuse, close };
}
