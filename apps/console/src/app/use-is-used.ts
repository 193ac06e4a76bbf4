import { useEffect, useState } from 'react';

/** What a person does first; `input` alone is what a password manager does. */
const USES = ['pointerdown', 'keydown', 'input'] as const;

/** Whether anyone has done anything on this page yet: what only then is needed is fetched by it. */
export function useIsUsed(): boolean {
  const [isUsed, setUsed] = useState(false);
  useEffect(() => {
    if (isUsed) return;
    const use = (): void => setUsed(true);
    for (const name of USES) window.addEventListener(name, use);
    return () => {
      for (const name of USES) window.removeEventListener(name, use);
    };
  }, [isUsed]);
  return isUsed;
}
