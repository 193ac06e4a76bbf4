import { Readable } from 'node:stream';
import type { Message } from './corpus.ts';
import type { Product } from './product.ts';

const DAY_MS = 86_400_000;
/** The first days teach the product what is usual; alerts of these days do not count. */
const LEARNING_DAYS = 30;
const OWN_DOMAIN = 'ours.example';
const OTHER_DOMAIN = 'elsewhere.example';
/** The stream ends this long before now, so that it is neither in the future nor out of any window. */
const END_BEFORE_NOW_MS = DAY_MS;
const PER_BODY = 20_000;

/**
 * Ingests a stream of ordinary mail as rows of Exchange’s message trace in chronological order: senders
 * are colleagues, mere recipients are not. Returns how many detections of any origin start after the
 * learning days, per day and per 1,000 senders active on that day.
 */
export async function measureQuiet(
  product: Pick<Product, 'tenant' | 'ingest' | 'settle' | 'detections'>,
  messages: readonly Message[],
): Promise<{ alertsPerDayPer1000: number }> {
  const first = messages[0];
  const last = messages.at(-1);
  if (!first || !last) return { alertsPerDayPer1000: 0 };
  const shift = Date.now() - END_BEFORE_NOW_MS - last.at * 1000;
  const tenantId = await product.tenant([OWN_DOMAIN]);
  const senders = new Set(messages.map(({ from }) => from));
  for (let start = 0; start < messages.length; start += PER_BODY) {
    const part = messages.slice(start, start + PER_BODY);
    const rows = part.map((message, index) =>
      traceRow(message, { shift, senders, id: start + index }),
    );
    await product.ingest(tenantId, 'Exchange', Readable.from([Buffer.from(rows.join('\n'))]));
  }
  await product.settle(tenantId);
  const countFrom = first.at * 1000 + shift + LEARNING_DAYS * DAY_MS;
  const alerts = (await product.detections(tenantId)).filter(
    ({ firstSeenAt }) => firstSeenAt >= countFrom,
  );
  const senderDays = new Set(
    messages
      .map(({ from, at }) => ({ from, day: Math.floor((at * 1000 + shift - countFrom) / DAY_MS) }))
      .filter(({ day }) => day >= 0)
      .map(({ from, day }) => `${day} ${from}`),
  ).size;
  const rate = senderDays === 0 ? 0 : (1000 * alerts.length) / senderDays;
  process.stdout.write(
    `quiet mail: ${messages.length} messages, ${alerts.length} alerts in ${senderDays} days of senders\n`,
  );
  return { alertsPerDayPer1000: rate };
}

function traceRow(
  { from, to, at }: Message,
  stream: { shift: number; senders: ReadonlySet<string>; id: number },
): string {
  const address = (name: string): string =>
    `${name.replaceAll(/[^\w.+-]/g, '_')}@${stream.senders.has(name) ? OWN_DOMAIN : OTHER_DOMAIN}`;
  return JSON.stringify({
    Received: new Date(at * 1000 + stream.shift).toISOString(),
    SenderAddress: address(from),
    RecipientAddress: address(to),
    Status: 'Delivered',
    MessageTraceId: `trace-${stream.id}`,
  });
}
