import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { milesBetween } from './distance.ts';
import gazetteer from './gazetteer.json' with { type: 'json' };
import { unpackOutcodes } from './gazetteer.ts';
import { LANDMARKS, placeOfPostcode } from './landmarks.ts';
import { createOfflineGeocoder } from './offline.ts';
import type { GeoPoint } from './types.ts';

const sites = [
  {
    slug: 'leeds-greek-street',
    title: 'Leeds Greek Street',
    town: 'Leeds',
    site: 'Greek Street',
    lat: 53.798,
    lng: -1.547,
  },
  { slug: 'nosuchtown-quay', title: 'Nosuchtown Quay', town: 'Nosuchtown', site: 'Quay', lat: 54.1, lng: -2.1 },
];
const outcodes = unpackOutcodes(gazetteer);
const geocoder = createOfflineGeocoder(gazetteer, sites);
const first = (query: string) => geocoder.searchNow(query)[0];

describe('postcodes', () => {
  test.each([
    ['LS1 4DY', 'postcode', 'LS1 4DY'],
    ['ls14dy', 'postcode', 'LS1 4DY'],
    [' Ls1  4dY ', 'postcode', 'LS1 4DY'],
    ['SW1A OAA', 'postcode', 'SW1A 0AA'],
    ['LS1O 1AB', 'postcode', 'LS10 1AB'],
    ['LS1I OAA', 'postcode', 'LS11 0AA'],
    ['10 Greek Street, Leeds LS1 5RU', 'postcode', 'LS1 5RU'],
    ['LS1 4', 'sector', 'LS1 4'],
    ['LS1 4D', 'sector', 'LS1 4'],
    ['LS14D', 'sector', 'LS1 4'],
    ['LS14', 'outcode', 'LS14'],
    ['EC1A1', 'sector', 'EC1A 1'],
    ['W1', 'outcode', 'W1'],
    ['W1 1AA', 'outcode', 'W1'],
    ['E1', 'outcode', 'E1'],
    ['BT1', 'outcode', 'BT1'],
    ['LS1 0AA', 'outcode', 'LS1'],
    ['LS1 XYZ', 'outcode', 'LS1'],
    ['LSI', 'outcode', 'LS1'],
    ['LS1O', 'outcode', 'LS10'],
    ['LS1 l', 'sector', 'LS1 1'],
    ['LS1, England', 'outcode', 'LS1'],
    ['LS1 4, UK', 'sector', 'LS1 4'],
    ['London W1, UK', 'outcode', 'W1'],
    ['Leeds LS1 4', 'sector', 'LS1 4'],
  ])('%j is the %s %s', (query, kind, label) => {
    expect(first(query)).toMatchObject({ kind, label });
  });

  const countries = ['UK', 'U.K.', 'GB', 'United Kingdom', 'England', 'Scotland', 'Wales', 'Northern Ireland'];
  test.each(countries)('an address ending in %s resolves to its postcode, however it is pasted', (country) => {
    const lines = ['10 Greek Street', 'Leeds', 'LS1 5RU', country];
    const variants = [', ', ' ', '\n', '\r\n', '. '].map((between) => `${lines.join(between)}.`);
    for (const text of [...variants, `LS1 5RU ${country}`, `Leeds LS15RU, England, ${country}`]) {
      for (const query of [text, text.toLowerCase(), text.toUpperCase()])
        expect(first(query), query).toMatchObject({ kind: 'postcode', label: 'LS1 5RU' });
    }
  });

  test.each([
    ['Leeds LS1 5RU, opposite Greek Street Sushi, 0113 496 0100', 'LS1 5RU'],
    ['BT1 5AA Belfast', 'BT1 5AA'],
    ['Flat 1L, 11 Old Street, London EC1V 9HL', 'EC1V 9HL'],
    ['10 Greek StreetLeedsLS1 5RUUnited Kingdom', 'LS1 5RU'],
    ['L S 1 5 R U', 'LS1 5RU'],
  ])('%j is %s: a full postcode beats words and numbers', (query, label) => {
    expect(first(query)).toMatchObject({ kind: 'postcode', label });
  });

  test.each([
    ['LSI 5RU, UK', 'LS1 5RU'],
    ['lsl5ru', 'LS1 5RU'],
    ['1S1 5RU', 'LS1 5RU'],
    ['LS1 51U', 'LS1 5LU'],
    ['0X1 1AA', 'OX1 1AA'],
    ['P0l 3AX', 'PO1 3AX'],
    ['SWlA lAA, London', 'SW1A 1AA'],
    ['EHI IAA', 'EH1 1AA'],
    ['BT1 lAA, Northern Ireland', 'BT1 1AA'],
    ['11 8JQ', 'L1 8JQ'],
  ])('%j is %s: O, I and L typed for digits, 0 and 1 for letters', (query, label) => {
    expect(first(query)).toMatchObject({ kind: 'postcode', label });
  });

  test('one mistyped character is corrected unless it makes another district', () => {
    const lookalikes: Record<string, string> = { 0: 'O', 1: 'IL', O: '0', I: '1', L: '1' };
    for (const { code, sectors } of outcodes.values()) {
      const digit = sectors.keys().next().value;
      if (digit === undefined) continue;
      const postcode = `${code} ${digit}LB`;
      const misspellings = [...postcode].flatMap((char, at) =>
        [...(lookalikes[char] ?? '')].map((lookalike) => postcode.slice(0, at) + lookalike + postcode.slice(at + 1)),
      );
      for (const query of misspellings.filter((text) => !outcodes.has(text.split(' ')[0] ?? '')))
        expect(first(query)?.label, query).toBe(postcode);
    }
  });

  test.each([
    ['11 Old Street, London', 'London'],
    ['15 Lea Road, Leeds', 'Leeds'],
    ['1st Floor, Flat 1L, Leeds', 'Leeds'],
    ['12 Bath Road, Leeds, UK', 'Leeds'],
    ['Bath Road, Newport, Wales, UK', 'Newport'],
    ['Newquay, United Kingdom', 'Newquay'],
  ])('%j has no postcode and is %s', (query, label) => {
    expect(first(query)).toMatchObject({ kind: 'place', label });
  });

  test('a full postcode resolves to its sector, not to a longer district', () => {
    expect(first('LS1 4DY')).toMatchObject({ lat: 53.7953, lng: -1.5533 });
    expect(first('LS1 4')).toMatchObject({ lat: 53.7953, lng: -1.5533 });
    expect(first('LS14')?.lng).toBeGreaterThan(-1.5);
  });

  test('W1 lies among W1A to W1W, not at W10', () => {
    expect(first('W1')?.lat).toBeCloseTo(51.516, 2);
    expect(first('W1')?.lng).toBeCloseTo(-0.144, 2);
  });

  test.each(['ZZ1 1AA', 'Q9', '12', '110', '15 Lea', 'A1A1A1A1', 'polish', 'UK'])(
    '%j is not a postcode and finds nothing',
    (query) => {
      expect(geocoder.searchNow(query)).toEqual([]);
    },
  );
});

describe('names', () => {
  test.each([
    ['newcastle', 'Newcastle upon Tyne'],
    ['NEWCASTLE-ON-TYNE', 'Newcastle upon Tyne'],
    ['newcastle under lyme', 'Newcastle under Lyme'],
    ['saint albans', 'St Albans'],
    ['st. albans', 'St Albans'],
    ['tottenham', 'Tottenham'],
    ['temple', 'Temple'],
    ['Cheadle', 'Cheadle'],
    ['Kingswood, Gloucestershire', 'Kingswood, Gloucestershire'],
    ['Hayes, Greater London', 'Hayes, Greater London'],
    ['armagh', 'Armagh'],
    ['newry', 'Newry'],
    ['durham city centre', 'Durham'],
    ['Co. Down', 'County Down'],
    ['kings lynn', "King's Lynn"],
    ['King’s Lynn', "King's Lynn"],
    ['hull', 'Kingston upon Hull'],
    ['leamington spa', 'Royal Leamington Spa'],
    ['londonderry', 'Derry'],
    ['Léeds', 'Leeds'],
    ['bath', 'Bath'],
    ['wells', 'Wells'],
    ['mayfair', 'Mayfair'],
    ['newport', 'Newport'],
    ['newport, isle of wight', 'Newport, Isle of Wight'],
    ['Bangor Wales', 'Bangor, Gwynedd'],
    ['Richmond, London', 'Richmond, Greater London'],
    ['12 Bath Road, Leeds', 'Leeds'],
    ['leeds city centre', 'Leeds'],
    ['mancester', 'Manchester'],
    ['birmngahm', 'Birmingham'],
    ['edinbrugh', 'Edinburgh'],
    ['nosuchtown', 'Nosuchtown'],
    ['Street, Somerset', 'Street'],
    ['street', 'Street'],
    ['Bath St', 'Bath'],
    ['Oxford Street', 'Oxford Street'],
    ['oxford st, london', 'Oxford Street'],
    ['London Bridge', 'London Bridge'],
    ['euston station', 'Euston'],
    ['victoria', 'Victoria, London'],
    ['Heathrow Airport', 'Heathrow'],
    ['manchester airport', 'Manchester Airport'],
    ['Trafford Centre', 'Trafford Centre'],
    ['headingley', 'Headingley'],
    ['Clifton, Bristol', 'Clifton'],
    ['the cotswolds', 'Cotswolds'],
    ['Kent', 'Kent'],
    ['yorkshire', 'Yorkshire'],
    ['Wales', 'Wales'],
    ['scotland', 'Scotland'],
    ['St Helens', 'St Helens'],
    ['york', 'York'],
  ])('%j is %s', (query, label) => {
    expect(first(query)).toMatchObject({ kind: 'place', label });
  });

  test.each([
    ['Leeds, West Yorkshire', 'Leeds'],
    ['Leeds, West Yorkshire, England', 'Leeds'],
    ['12 Bath Road, Leeds, West Yorkshire', 'Leeds'],
    ['Oxford Road, Reading, Berkshire', 'Reading'],
    ['Plymouth, Devon', 'Plymouth'],
    ['Brighton, East Sussex', 'Brighton'],
    ['newcastle tyne and wear', 'Newcastle upon Tyne'],
    ['Newport, Shropshire', 'Newport, Telford and Wrekin'],
    ['Kingston, Surrey', 'Kingston upon Thames'],
    ['Belfast, County Antrim', 'Belfast'],
    ['Lisburn, Co. Antrim', 'Lisburn'],
  ])('%j is %s, not the centre of the county', (query, label) => {
    expect(first(query)).toMatchObject({ kind: 'place', label });
  });

  test.each([
    ['Bath Road, Devon', 'Devon'],
    ['Paris, Kent', 'Kent'],
    ['Leeds, Kent', 'Kent'],
  ])('%j is in %s, which has no such town', (query, label) => {
    expect(first(query)).toMatchObject({ kind: 'place', label });
  });

  test.each(['Leeds Greek Street', 'greek st', 'greek street leeds', 'Greek Street, Leeds'])(
    '%j is the restaurant',
    (query) => {
      expect(first(query)).toEqual({
        kind: 'restaurant',
        label: 'Leeds Greek Street',
        lat: 53.798,
        lng: -1.547,
        slug: 'leeds-greek-street',
      });
    },
  );

  test('a town ranks above its restaurants', () => {
    const labels = geocoder.searchNow('leeds').map(({ label }) => label);
    expect(labels).toEqual(['Leeds', 'Leeds Greek Street', 'Leeds Bradford Airport', 'Leeds Dock']);
  });

  test.each(['High Street', '12 High St'])('%j without a town is not the town of Street', (query) => {
    expect(geocoder.searchNow(query)).toEqual([]);
  });

  test("a short word isn't matched fuzzily", () => {
    expect(geocoder.searchNow('cork')).toEqual([]);
  });
});

test.each(Object.entries(LANDMARKS))('the landmarks of %s lie in their postcodes, near the town', (town, landmarks) => {
  const place = geocoder.searchNow(town)[0];
  for (const [names, postcode] of Object.entries(landmarks)) {
    const position = placeOfPostcode(postcode, outcodes);
    expect(position, `${names} ${postcode}`).toBeDefined();
    expect(milesBetween(place as GeoPoint, position as GeoPoint), names).toBeLessThan(20);
  }
});

test('the nearest place is a town, never a landmark or a county', () => {
  expect(geocoder.nearestNow({ lat: 51.27, lng: 0.76 })?.label).not.toBe('Kent');
  expect(geocoder.nearestNow({ lat: 51.4707, lng: -0.4597 })?.label).not.toBe('Heathrow');
});

describe('suggestions', () => {
  const labels = (query: string) => geocoder.suggest(query, 6).map(({ label }) => label);

  test.each([
    ['newc', 'Newcastle upon Tyne'],
    ['newcastle up', 'Newcastle upon Tyne'],
    ['l', 'London'],
    ['lee', 'Leeds'],
    ['heathr', 'Heathrow'],
    ['picc', 'Piccadilly'],
    ['york', 'York'],
    ['man', 'Manchester'],
    ['greek', 'Leeds Greek Street'],
    ['street', 'Street'],
    ['sw1a 1', 'SW1A 1'],
    ['ls1 4dy', 'LS1 4DY'],
    ['10 Greek Street, Leeds LS1 5RU, UK', 'LS1 5RU'],
    ['LS1 5RU, England', 'LS1 5RU'],
  ])('the first suggestion for %j is %s', (query, label) => {
    expect(labels(query)[0]).toBe(label);
  });

  test('a half-typed “saint” is found', () => {
    expect(labels('saint alb')).toEqual(['St Albans']);
  });

  test('a space separates a district from longer ones', () => {
    expect(labels('LS1')).toEqual(['LS1', 'LS10', 'LS11', 'LS12', 'LS13', 'LS14']);
    expect(labels('LS1 ')).toEqual(['LS1', 'LS1 1', 'LS1 2', 'LS1 3', 'LS1 4', 'LS1 5']);
    expect(labels('LS1 4')).toEqual(['LS1 4']);
  });

  test('suggestions with the same label are merged into the one a search finds', () => {
    expect(labels('bromley').filter((label) => label === 'Bromley, Greater London')).toHaveLength(1);
    expect(geocoder.suggest('bromley', 6)[0]).toEqual(first('Bromley, Greater London'));
  });

  test('suggestions respect the limit', () => {
    expect(geocoder.suggest('b', 3)).toHaveLength(3);
  });
});

describe('nearest', () => {
  test.each([
    [53.7997, -1.5492, 'Leeds'],
    [57.15, -2.1, 'Aberdeen'],
    [60.155, -1.145, 'Lerwick'],
  ])('%d, %d is near %s', (lat, lng, label) => {
    expect(geocoder.nearestNow({ lat, lng })).toMatchObject({ kind: 'place', label });
  });

  test.each([
    [48.85, 2.35],
    [Number.NaN, 0],
    [0, Number.POSITIVE_INFINITY],
  ])('%d, %d is near nothing', (lat, lng) => {
    expect(geocoder.nearestNow({ lat, lng })).toBeNull();
  });

  test('the nearest place agrees with a linear search', () => {
    const points = [
      { lat: 51, lng: -3 },
      { lat: 56.9, lng: -5.8 },
      { lat: 54.6, lng: 1.4 },
      { lat: 50, lng: -8 },
    ];
    const byHand = points.map((point) => nearestByHand(point));
    expect(points.map((point) => geocoder.nearestNow(point)?.label.split(',')[0])).toEqual(byHand);
  });
});

function nearestByHand(point: { lat: number; lng: number }) {
  const radians = Math.PI / 180;
  const places = gazetteer.places.map((text) => {
    const [name, lat, lng] = text.split('|');
    const up = Number(lat) / 10_000 - point.lat;
    const right = (Number(lng) / 10_000 - point.lng) * Math.cos(point.lat * radians);
    return { name, far: Math.hypot(up, right) };
  });
  return places.reduce((best, place) => (place.far < best.far ? place : best)).name;
}

test('text of any length is handled without throwing', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (query) => {
      expect(geocoder.searchNow(query).length).toBeLessThanOrEqual(6);
      expect(geocoder.suggest(query, 6).length).toBeLessThanOrEqual(6);
    }),
  );
  expect(geocoder.searchNow(`leeds${' '.repeat(200)}x`)[0]?.label).toBe('Leeds');
  for (const word of ['constructor', '__proto__', 'hasOwnProperty']) expect(geocoder.searchNow(word)).toEqual([]);
});
