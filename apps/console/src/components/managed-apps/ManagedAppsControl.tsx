import { Segmented, textOf } from '@waybill/ui';
import { managedAppsText } from './managed-apps.text.ts';
import { MANAGED_CHOICES, useManagedApps } from './use-managed-apps.ts';

/** All, managed or unmanaged destinations: one choice for all investigating screens. */
export function ManagedAppsControl() {
  const text = textOf(managedAppsText);
  const [chosen, choose] = useManagedApps();
  return (
    <Segmented
      label={text.label}
      activeKeys={[chosen]}
      onToggle={(key) => {
        const choice = MANAGED_CHOICES.find((known) => known === key);
        if (choice !== undefined) choose(choice);
      }}
      items={MANAGED_CHOICES.map((key) => ({ key, label: text[key] }))}
    />
  );
}
