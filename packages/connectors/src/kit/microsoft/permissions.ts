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
