/** Words of a name in lower case: `dbPassword`, `DB_PASSWORD` and `db-password` give `db`, `password`. */
export function nameWords(name: string): readonly string[] {
  return (name.match(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+|\d+/g) ?? []).map((word) => word.toLowerCase());
}
