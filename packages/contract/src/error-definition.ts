/** Error texts for callers: `title` says what happened and `action` what to do about it. */
export interface ErrorDefinition {
  status: number;
  title: string;
  action: string;
}
