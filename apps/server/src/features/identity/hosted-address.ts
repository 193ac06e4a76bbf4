const DEFAULT_HOST = 'https://api.descope.com';
/** Characters of a project id after the region; ids of this length or less have no region. */
const ID_DIGITS = 27;

/** Default location of a hosted project: its id may contain a region, as the published SDK reads it. */
export function hostedAddress(projectId: string): string {
  const region = projectId.slice(1, -ID_DIGITS);
  return region ? `https://api.${region}.descope.com` : DEFAULT_HOST;
}
