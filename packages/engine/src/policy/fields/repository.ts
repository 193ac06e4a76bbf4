import type { FieldGroup } from '../field.ts';
import { fact, field, firstFact, fromFacts, truthIn } from '../field-rows.ts';

/** Source code repositories. What they were opened to is in `visibility.before` and `visibility.after`. */
export const fields: FieldGroup = [
  fact('repository.branch', 'Repository: branch', 'branch', 'ref'),
  fact('repository.protocol', 'Repository: protocol', 'protocol'),
  fact('repository.credential', 'Repository: credential used', 'accessBy'),
  fromFacts(
    field('repository.public', 'boolean', 'Repository: public', ({ extra }) => {
      const isPublic = truthIn(firstFact(extra, ['public']));
      const isPrivate = truthIn(firstFact(extra, ['private']));
      return isPublic ?? (isPrivate === null ? null : !isPrivate);
    }),
    'public',
    'private',
  ),
];
