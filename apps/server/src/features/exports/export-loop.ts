import { sendDueExports, type SenderServices } from './export-sender.ts';

const EVERY_MS = 2000;

/** Sends exports for as long as the worker runs. */
export function exportLoop(services: SenderServices): { stop(): Promise<void> } {
  const stopping = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let sending: Promise<void> = Promise.resolve();
  const again = (): void => {
    if (!stopping.signal.aborted) timer = setTimeout(send, EVERY_MS);
  };
  function send(): void {
    sending = sendDueExports(services, stopping.signal)
      .catch((error: unknown) => services.log.warn({ err: error }, 'exports could not be sent'))
      .finally(again);
  }
  again();
  return {
    async stop() {
      stopping.abort();
      clearTimeout(timer);
      await sending;
    },
  };
}
