/**
 * Cost of a letter after another as text, in steps of 0.4 bits (0-9, then a-z for 10-35): a row per
 * preceding letter (first the start of a word), a column per following letter (last the end). Based on
 * 13,500 distinct words of English documentation and code, each weighted by the square root of its
 * frequency.
 */
export const LETTER_COSTS: readonly string[] = [
  'ac9abcedbiicbdb9ka8adfdlknz',
  'oc9bqjdpcnh8b8wct8a6efijend',
  '8hhl7opn9el6im8hsabi8qsyfma',
  '8pen8zs8csabmt6nrbg7csqwisb',
  'blke5lir8mkekkbkudckdmqsiz4',
  'cja8fehmjnpcd8kfi78bmfidis6',
  '8yio8aqs5yyamm7yybfdayyqcs9',
  'cnpt6odc9rrcibdnzadicnzzkn3',
  '6pmq5tty8trlfi8mmbiadttyhp7',
  'ceabbdcxrpkbb58epea9mdxhxeh',
  '8rkj5rlrcrkmrr8grh5jaebrrie',
  'cjjh4ghq8omjkdhioj9ihqiwgw4',
  '9ijd6klr7sk9lp8junddcimzbu7',
  '6cnk5njz8loedk98toeldmsrlu8',
  'bla99g7lclggjgcgum97egpvhq7',
  'fecckgfqemfba5dbz7ccadcjmnd',
  '7loi7pmebum9il7bs7cadmsoiz9',
  'qqlqqqqljqqbqqjkqfjq1qlqqq9',
  '8lee5ifq9wghee9kxdbbehlxdz7',
  'drcl7jqdavihikccnla7cmkpgx4',
  '9pfl6lna7qthknahuabdezkpdy6',
  'cbcfageuczn9a7kbz887qtuiqsg',
  '6ooo2xhx6xrxxxbxxnkllnxrnxb',
  '7wlj8wh97wkgqa9kqaaiwwewww7',
  'boao9jpi9joidmf6ulk6ouuign6',
  'fggjeilxesoddcc8xjbemsgxxn2',
  '7rhl3rrh8rjfrrbrrrfrkrrifc9',
];
