/** Words of a name in lower case: `dbPassword`, `DB_PASSWORD` and `db-password` give `db`, `password`. */
export function nameWords(name: string): readonly string[] {
  return (name.match(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+|\d+/g) ?? []).map((word) => word.toLowerCase());
}

const FILE = /\w@\w|\.(?:[cm]?[jt]sx?|py|go|rb|java|cs|css|html?|json|md|ya?ml|map|txt|lock)$/;

/** Whether the text in the name position is a file or an address: hashes are assigned to those. */
export function isFileName(name: string): boolean {
  return FILE.test(name);
}
