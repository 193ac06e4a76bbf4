const DEFAULT_HOST = 'https://api.descope.com';
/** What follows the region in a project id; ids of this length or less have no region. */
const ID_DIGITS = 27;

/** Where a hosted project is by default: its id may hold a region, as the published SDK reads it. */
export function hostedAddress(projectId: string): string {
  const region = projectId.slice(1, -ID_DIGITS);
  return region ? `https://api.${region}.descope.com` : DEFAULT_HOST;
}
