/** Whose password is typed beside it: no one sees it but the browser's own store of passwords. */
export function AccountField({ loginId }: { loginId: string }) {
  return (
    <input
      type="text"
      name="username"
      autoComplete="username"
      value={loginId}
      readOnly
      tabIndex={-1}
      aria-hidden
      className="sr-only"
    />
  );
}
