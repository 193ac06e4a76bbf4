import { exportSender, type SenderServices } from './export-sender.ts';

const EVERY_MS = 2000;

/** Sends exports while the worker runs. */
export function exportLoop(services: SenderServices): { stop(): Promise<void> } {
  const sender = exportSender(services);
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  let looking: Promise<void> = Promise.resolve();
  const again = (): void => {
    if (!isStopped) timer = setTimeout(look, EVERY_MS);
  };
  function look(): void {
    looking = sender
      .look()
      .catch((error: unknown) => services.log.warn({ err: error }, 'could not send exports'))
      .finally(again);
  }
  again();
  return {
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await sender.stop();
      await looking;
    },
  };
}
