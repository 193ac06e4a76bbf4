import {
  ADMIN,
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
    stop,
  };
}
