import { z } from 'zod';
import {
  ADMIN,
  apiSession,
  loadSampleData,
  removeData,
  setUpByApi,
  startInstallation,
  waybill,
} from '../../e2e/support/installation.ts';
import { startReplayingVendor, type ReplayingVendor } from '../../e2e/support/replaying-vendor.ts';
import { openMailSink, type MailSink } from '../attack/arena/mail-sink.ts';

/** A product on its first day: set up, with sample data, a mail server, and a vendor that answers. */
export interface FirstDaySite {
  address: string;
  mail: MailSink;
  vendor: ReplayingVendor;
  /** Runs a command that the screen shows, with a file as its input. @returns what it printed. */
  run(args: readonly string[], input: string): Promise<string>;
  /** How many detections are closed. */
  closedDetections(): Promise<number>;
  /** Someone whom a source knows and no detection names. */
  quietPerson(): Promise<{ name: string; email: string }>;
  stop(): Promise<void>;
}

export async function startFirstDaySite(): Promise<FirstDaySite> {
  const mail = await openMailSink();
  const vendor = await startReplayingVendor();
  const installation = await startInstallation({
    environment: {
      SMTP_URL: mail.url,
      MAIL_FROM: `Waybill <waybill@${ADMIN.email.split('@')[1]}>`,
      OUTBOUND_ALLOW: '127.0.0.1',
    },
  });
  const stop = async (): Promise<void> => {
    await installation.stop();
    await vendor.close();
    await mail.close();
    await removeData(installation);
  };
  try {
    await setUpByApi(installation);
    await loadSampleData(installation.address);
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    address: installation.address,
    mail,
    vendor,
    async run(args, input) {
      const { stdout, stderr } = await waybill(installation.dataFolder, args, input);
      return stdout + stderr;
    },
    closedDetections: () => closedDetections(installation.address),
    quietPerson: () => quietPerson(installation.address),
    stop,
  };
}

const Counted = z.object({ items: z.array(z.object({ status: z.string() })) });

export async function closedDetections(address: string): Promise<number> {
  const call = await apiSession(address);
  const { items } = Counted.parse(await call('/v1/detections?status=closed&limit=100'));
  return items.length;
}

const People = z.object({
  items: z.array(z.object({ name: z.string(), emails: z.array(z.string()) })),
});
const Named = z.object({
  items: z.array(z.object({ person: z.object({ key: z.string() }).nullable() })),
  nextCursor: z.string().nullable(),
});

export async function quietPerson(address: string): Promise<{ name: string; email: string }> {
  const call = await apiSession(address);
  const loud = new Set<string>();
  for (let cursor: string | null = ''; cursor !== null;) {
    const more: string = cursor === '' ? '' : `&cursor=${encodeURIComponent(cursor)}`;
    const page = Named.parse(await call(`/v1/detections?limit=100${more}`));
    // A person may be known by an address or by a login.
    for (const { person } of page.items) loud.add((person?.key ?? '').split('@')[0] ?? '');
    cursor = page.nextCursor;
  }
  const { items } = People.parse(await call('/v1/people?limit=100'));
  const quiet = items.find(({ emails }) => emails[0] && !loud.has(emails[0].split('@')[0] ?? ''));
  if (!quiet?.emails[0]) throw new Error('Everybody of the sample data is in a detection');
  return { name: quiet.name, email: quiet.emails[0] };
}
