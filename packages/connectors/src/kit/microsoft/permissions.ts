/** Changed properties of the directory that hold the permissions which an application gets. */
export const SCOPE_PROPERTIES: readonly string[] = [
  'ConsentAction.Permissions',
  'DelegatedPermissionGrant.Scope',
  'AppRole.Value',
];

/** Permission names (`Mail.Read`, `Files.Read.All`) in a longer text. */
export function permissionsIn(written: string): string | null {
  const named = written.match(
    /\b[A-Z][A-Za-z]+(?:-[A-Z][A-Za-z]+)?\.[A-Za-z][\w.-]*|\bfull_access_as_app\b/g,
  );
  return [...new Set(named)].join(' ') || null;
}

/** Changed property of a consent that says whether it is for everyone. */
export const CONSENT_PROPERTY = 'ConsentContext.OnBehalfOfAll';

/** Audience of a consent in the directory's words; null if none. */
export function consentFor(written: string | null): 'everyone' | 'person' | null {
  const answer = written?.replaceAll('"', '').trim().toLowerCase() ?? '';
  if (answer === 'true') return 'everyone';
  return answer === 'false' ? 'person' : null;
}

/** Changed property of a consent with the administrator flag. */
export const ADMIN_PROPERTY = 'ConsentContext.IsAdminConsent';

/** Whether an administrator gave a consent, in the directory's words; null if none. */
export function adminConsent(written: string | null): 'yes' | 'no' | null {
  const answer = written?.replaceAll('"', '').trim().toLowerCase() ?? '';
  if (answer === 'true') return 'yes';
  return answer === 'false' ? 'no' : null;
}

/** Changed property that names the changed application, by its ids and addresses. */
export const APPLICATION_PROPERTY = 'TargetId.ServicePrincipalNames';

/** Id of an application: the first of its names that is an id. */
export function applicationIn(names: string | null): string | null {
  return (
    /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/i.exec(names ?? '')?.[0].toLowerCase() ?? null
  );
}
