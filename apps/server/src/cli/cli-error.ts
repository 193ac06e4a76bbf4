/** The command cannot be executed as given; the message says what to do. */
export class CliError extends Error {
  override name = 'CliError';
}
