import { useEffect, useState } from 'react';

/** First interactions of a person; `input` alone also comes from password managers. */
const USES = ['pointerdown', 'keydown', 'input'] as const;

/** Whether anyone has interacted with this page yet: later code is fetched then. */
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
