/** Account of the adjacent password: visible only to the browser's password manager. */
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
