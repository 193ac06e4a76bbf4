import { ComingSoon } from '../../components/ComingSoon.tsx';

export function PolicyWizardPage() {
  return (
    <ComingSoon
      title="Policy wizard"
      promise="The wizard will write and change policies, and try them on past activity before they count."
      today={{
        label: 'See the policies',
        to: '/policies',
        text: 'Until then, the built-in policies are in force.',
      }}
    />
  );
}
