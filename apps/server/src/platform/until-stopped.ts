/** Resolves when the process is told to stop, or its supervisor is gone. */
export function untilStopped(): Promise<void> {
  return new Promise((resolve) => {
    const stop = (): void => resolve();
    process.once('SIGTERM', stop);
    process.once('SIGINT', stop);
    // A killed supervisor cannot notify; its end of the channel closes.
    process.once('disconnect', stop);
  });
}
