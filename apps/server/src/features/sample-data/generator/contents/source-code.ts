import type { Random } from '../random.ts';

const NOUNS = ['Order', 'Route', 'Tariff', 'Carrier', 'Parcel', 'Invoice', 'Depot'] as const;

/** A file of the company's own source code. */
export function sourceCode(random: Random, owner: string): string {
  const noun = random.pick(NOUNS);
  const rate = random.between(11, 89) / 1000;
  return `// Copyright (c) ${owner}. Confidential.
package com.${owner}.pricing;

import java.util.List;

/** Computes the margin of a ${noun.toLowerCase()}; used by quotation only. */
public final class ${noun}Margin {
  private static final double RISK = ${rate};
  private final RateTable rates;

  public ${noun}Margin(RateTable rates) {
    this.rates = rates;
  }

  public Money floorFor(List<${noun}> items) {
    double base = 0;
    for (${noun} item : items) {
      Rate rate = rates.lookup(item.sku(), item.region());
      if (rate == null) throw new MissingRateException(item.sku());
      base += rate.cost() * item.quantity() * (1 + RISK);
    }
    return Money.of(base);
  }
}
`;
}
