/** Changed properties of the directory that hold the permissions which an application gets. */
export const SCOPE_PROPERTIES: readonly string[] = [
  'ConsentAction.Permissions',
  'DelegatedPermissionGrant.Scope',
  'AppRole.Value',
];

/** Permissions as they are named (`Mail.Read`, `Files.Read.All`) in a text that writes more than them. */
export function permissionsIn(written: string): string | null {
  const named = written.match(
    /\b[A-Z][A-Za-z]+(?:-[A-Z][A-Za-z]+)?\.[A-Za-z][\w.-]*|\bfull_access_as_app\b/g,
  );
  return [...new Set(named)].join(' ') || null;
}

/** Changed property of a consent that says whether it is for everybody. */
export const CONSENT_PROPERTY = 'ConsentContext.OnBehalfOfAll';

/** Whom a consent is for, by what the directory wrote; null where it wrote nothing. */
export function consentFor(written: string | null): 'everyone' | 'person' | null {
  const answer = written?.replaceAll('"', '').trim().toLowerCase() ?? '';
  if (answer === 'true') return 'everyone';
  return answer === 'false' ? 'person' : null;
}
