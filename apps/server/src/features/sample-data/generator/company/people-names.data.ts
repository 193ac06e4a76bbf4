/**
 * Given and family names by region. They are combined randomly within a region and represent no one;
 * rare family names ensure that.
 */
export interface NameRegion {
  given: readonly string[];
  family: readonly string[];
}

export const NAME_REGIONS: readonly NameRegion[] = [
  {
    given: [
      'Anneke',
      'Bastian',
      'Carolin',
      'Detlef',
      'Frauke',
      'Henrik',
      'Jannik',
      'Merle',
      'Wiebke',
    ],
    family: [
      'Albersmann',
      'Brinkhoff',
      'Dorfner',
      'Eickmeier',
      'Grothaus',
      'Lohmöller',
      'Wiedekamp',
    ],
  },
  {
    given: [
      'Abigail',
      'Curtis',
      'Deirdre',
      'Everett',
      'Gwen',
      'Marcus',
      'Nadine',
      'Theodore',
      'Willa',
    ],
    family: [
      'Ashgrove',
      'Birdwhistle',
      'Calloway',
      'Dunmore',
      'Fairleigh',
      'Penhallow',
      'Thistlewood',
    ],
  },
  {
    given: [
      'Beatriz',
      'Duarte',
      'Filipa',
      'Gonçalo',
      'Inês',
      'Lourenço',
      'Matilde',
      'Simão',
      'Vasco',
    ],
    family: ['Alcoforado', 'Barbeitos', 'Carvalhal', 'Farinha', 'Mourato', 'Quintela', 'Valadares'],
  },
  {
    given: [
      'Aarohi',
      'Bhavesh',
      'Chaitali',
      'Devika',
      'Harshad',
      'Ketaki',
      'Nikhil',
      'Tanvi',
      'Yashodhan',
    ],
    family: ['Bhandarkar', 'Chitnis', 'Gokhale', 'Kelkar', 'Nadkarni', 'Phadnis', 'Sathaye'],
  },
  {
    given: [
      'Agnieszka',
      'Bogdan',
      'Dorota',
      'Kacper',
      'Ludmila',
      'Miroslav',
      'Oksana',
      'Radovan',
      'Zofia',
    ],
    family: ['Brzezicki', 'Drozdek', 'Havranek', 'Kowalczuk', 'Mazurkow', 'Szymborak', 'Zalewicz'],
  },
  {
    given: ['Astrid', 'Birger', 'Freja', 'Ingvild', 'Kasper', 'Liv', 'Oskar', 'Sigrun', 'Torben'],
    family: ['Ekdahl', 'Fjeldstad', 'Grønlund', 'Holmqvist', 'Møllegaard', 'Nygård', 'Sørbakken'],
  },
  {
    given: ['Amina', 'Bassem', 'Dalia', 'Idris', 'Karim', 'Layla', 'Nadia', 'Samir', 'Yusra'],
    family: ['Belhadj', 'Dabbagh', 'Farouki', 'Khattar', 'Mansouri', 'Qasimi', 'Zerhouni'],
  },
  {
    given: ['Chen', 'Daiyu', 'Hana', 'Jun', 'Kenta', 'Mei', 'Naoki', 'Sora', 'Yulan'],
    family: ['Fukamachi', 'Hoshikawa', 'Kurosaki', 'Lingwei', 'Shinohara', 'Tsukida', 'Yunhe'],
  },
];
