/** Yes-or-no facts as one number: of each name the bit of its place in the list. Names are only added at the end. */
export interface FlagNames<Name extends string> {
  pack: (facts: Readonly<Record<Name, boolean>>) => number;
  isSet: (flags: number, name: Name) => boolean;
}

export function flagNames<Name extends string>(names: readonly Name[]): FlagNames<Name> {
  const bits = new Map(names.map((name, index) => [name, 1 << index]));
  return {
    pack(facts) {
      let flags = 0;
      for (const [name, bit] of bits) if (facts[name]) flags |= bit;
      return flags;
    },
    isSet: (flags, name) => (flags & (bits.get(name) ?? 0)) !== 0,
  };
}
