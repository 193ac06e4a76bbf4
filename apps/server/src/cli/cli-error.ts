/** The command cannot be carried out as it was given; the message says what to do. */
export class CliError extends Error {
  override name = 'CliError';
}
