/** Where the atlas (Natural Earth 1:50m, by way of `world-atlas`) keeps a destination that it does not call by the catalogue's English name. Longitude and latitude in degrees, read from the atlas itself. */
export type Place = readonly [longitude: number, latitude: number];

/** Slug → name in the atlas. */
export const ATLAS_NAMES: Readonly<Record<string, string>> = {
  'antigua-and-barbuda': 'Antigua and Barb.',
  'bosnia-and-herzegovina': 'Bosnia and Herz.',
  'british-virgin-islands': 'British Virgin Is.',
  'cape-verde': 'Cabo Verde',
  'cayman-islands': 'Cayman Is.',
  'central-african-republic': 'Central African Rep.',
  'cook-islands': 'Cook Is.',
  'cote-divoire': "Côte d'Ivoire",
  curacao: 'Curaçao',
  'czech-republic': 'Czechia',
  'democratic-republic-of-the-congo': 'Dem. Rep. Congo',
  'dominican-republic': 'Dominican Rep.',
  'equatorial-guinea': 'Eq. Guinea',
  eswatini: 'eSwatini',
  'falkland-islands': 'Falkland Is.',
  'faroe-islands': 'Faeroe Is.',
  'french-polynesia': 'Fr. Polynesia',
  'marshall-islands': 'Marshall Is.',
  'north-macedonia': 'Macedonia',
  'northern-mariana-islands': 'N. Mariana Is.',
  'pitcairn-islands': 'Pitcairn Is.',
  'republic-of-the-congo': 'Congo',
  'saint-barthelemy': 'St-Barthélemy',
  'saint-kitts-and-nevis': 'St. Kitts and Nevis',
  'saint-martin': 'St-Martin',
  'saint-pierre-and-miquelon': 'St. Pierre and Miquelon',
  'saint-vincent-and-the-grenadines': 'St. Vin. and Gren.',
  'sao-tome-and-principe': 'São Tomé and Principe',
  'solomon-islands': 'Solomon Is.',
  'south-sudan': 'S. Sudan',
  'turks-and-caicos-islands': 'Turks and Caicos Is.',
  'united-states': 'United States of America',
  'us-virgin-islands': 'U.S. Virgin Is.',
  'vatican-city': 'Vatican',
  'wallis-and-futuna': 'Wallis and Futuna Is.',
};

/** Destinations the atlas draws as part of their state: that state's name there, and the middle of each of their islands. */
export const ATLAS_PARTS: Readonly<Record<string, { of: string; around: readonly Place[] }>> = {
  'bonaire-sint-eustatius-and-saba': {
    of: 'Netherlands',
    around: [
      [-68.3, 12.2],
      [-63.1, 17.5],
    ],
  },
  'french-guiana': { of: 'France', around: [[-53.2, 3.9]] },
  guadeloupe: { of: 'France', around: [[-61.5, 16.1]] },
  martinique: { of: 'France', around: [[-61, 14.7]] },
  mayotte: { of: 'France', around: [[45.1, -12.8]] },
  reunion: { of: 'France', around: [[55.5, -21.1]] },
  tokelau: { of: 'New Zealand', around: [[-171.9, -9]] },
};

/** Too small for the atlas at this scale; their middle is that of Natural Earth 1:10m. */
export const BEYOND_ATLAS: Readonly<Record<string, Place>> = { gibraltar: [-5.3, 36.1], tuvalu: [179.2, -8.5] };
