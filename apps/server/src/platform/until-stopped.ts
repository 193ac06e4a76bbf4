/** Resolves when the process is reported to stop, or when the supervisor that started it is gone. */
export function untilStopped(): Promise<void> {
  return new Promise((resolve) => {
    const stop = (): void => resolve();
    process.once('SIGTERM', stop);
    process.once('SIGINT', stop);
    // A supervisor that was killed cannot say so; its end of the channel closes.
    process.once('disconnect', stop);
  });
}
