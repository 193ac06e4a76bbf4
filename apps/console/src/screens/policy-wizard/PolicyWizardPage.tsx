import { textOf } from '@waybill/ui';
import { ComingSoon } from '../../components/ComingSoon.tsx';
import { Icon } from '../../components/icons.ts';
import { policyWizardText } from './policy-wizard.text.ts';
import { screenText } from './screen.text.ts';

export function PolicyWizardPage() {
  const text = textOf(policyWizardText);
  return (
    <ComingSoon
      title={textOf(screenText).title}
      icon={Icon.policies}
      promise={text.promise}
      contents={[text.first, text.second, text.third]}
      today={{ text: text.today, label: text.todayLink, to: '/policies' }}
    />
  );
}
