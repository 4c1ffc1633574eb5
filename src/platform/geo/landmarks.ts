import type { NamedPlace, Outcode } from './gazetteer.ts';
import type { GeoPoint } from './types.ts';

/**
 * Places that people search for but no list of towns has: streets, stations, districts, shopping centres, airports and
 * landscapes. Grouped by town, as 'name~other name' with a postcode district or sector. Our own list.
 */
export const LANDMARKS: Record<string, Record<string, string>> = {
  London: {
    'Oxford Street': 'W1D 1',
    'Oxford Circus': 'W1B 3',
    'Regent Street': 'W1B 4',
    'Bond Street': 'W1S 1',
    'Carnaby Street~Carnaby': 'W1F 9',
    Piccadilly: 'W1J 9',
    'Piccadilly Circus': 'W1J 9',
    'Green Park': 'W1J 9',
    'Marble Arch': 'W1H 7',
    'Baker Street': 'NW1 5',
    'Tottenham Court Road': 'W1T 1',
    'Leicester Square': 'WC2H 7',
    'Trafalgar Square': 'WC2N 5',
    Strand: 'WC2R 0',
    Embankment: 'WC2N 6',
    'Hyde Park Corner': 'SW1X 7',
    'Sloane Square': 'SW1W 8',
    'Victoria~Victoria Station~London Victoria': 'SW1V 1',
    'Waterloo~Waterloo Station~London Waterloo': 'SE1 7',
    'Euston~Euston Station~London Euston': 'NW1 2',
    'London Bridge': 'SE1 9',
    'Borough Market~Borough': 'SE1 9',
    'South Bank~Southbank': 'SE1 8',
    'Tower Bridge': 'SE1 2',
    'Tower of London': 'EC3N 4',
    'Liverpool Street': 'EC2M 7',
    'Fenchurch Street': 'EC3M 4',
    'Cannon Street': 'EC4N 6',
    Bank: 'EC3V 3',
    Monument: 'EC3R 8',
    Moorgate: 'EC2M 6',
    'Old Street': 'EC1V 9',
    "St Paul's": 'EC4M 8',
    Blackfriars: 'EC4V 4',
    Angel: 'N1 0',
    'Brick Lane': 'E1 6',
    Docklands: 'E14 9',
    'North Greenwich~O2 Arena~The O2': 'SE10 0',
    'Olympic Park': 'E20 2',
    'Westfield Stratford': 'E20 1',
    'Westfield London': 'W12 7',
    'Brent Cross': 'NW4 3',
    'Wembley Stadium': 'HA9 0',
    'Kew Gardens': 'TW9 3',
    'Heathrow~Heathrow Airport': 'TW6 1',
    'City Airport~London City Airport': 'E16 2',
  },
  Birmingham: {
    'Bullring~Bull Ring': 'B5 4',
    'New Street': 'B2 4',
    Brindleyplace: 'B1 2',
    'The Mailbox': 'B1 1',
    'Jewellery Quarter': 'B18 6',
    Digbeth: 'B5 6',
    Edgbaston: 'B15 3',
    Harborne: 'B17 9',
    Moseley: 'B13 8',
    'Kings Heath': 'B14 7',
    'Birmingham Airport': 'B26 3',
    'NEC~National Exhibition Centre': 'B40 1',
  },
  Manchester: {
    Deansgate: 'M3 2',
    Spinningfields: 'M3 3',
    'Northern Quarter': 'M4 1',
    Ancoats: 'M4 6',
    Castlefield: 'M3 4',
    'Piccadilly Gardens': 'M1 1',
    'Manchester Piccadilly': 'M1 2',
    'Chorlton~Chorlton-cum-Hardy': 'M21 9',
    'West Didsbury': 'M20 2',
    'Old Trafford': 'M16 0',
    'Trafford Centre': 'M17 8',
    'Manchester Airport': 'M90 1',
  },
  Salford: { 'Salford Quays': 'M50 3', 'MediaCity~Media City': 'M50 2' },
  Leeds: {
    Headingley: 'LS6 3',
    Roundhay: 'LS8 1',
    'Leeds Dock': 'LS10 1',
    'Leeds Bradford Airport': 'LS19 7',
  },
  Liverpool: { 'Liverpool ONE': 'L1 8', 'Albert Dock': 'L3 4', 'Liverpool Airport': 'L24 1' },
  Sheffield: { Meadowhall: 'S9 1', 'Ecclesall Road': 'S11 8', 'Kelham Island': 'S3 8' },
  Bristol: {
    Clifton: 'BS8 4',
    Harbourside: 'BS1 5',
    Redland: 'BS6 6',
    Bedminster: 'BS3 4',
    'Cabot Circus': 'BS1 3',
    'Temple Meads': 'BS1 6',
    'Cribbs Causeway': 'BS34 5',
    'Bristol Airport': 'BS48 3',
  },
  'Newcastle upon Tyne': { Jesmond: 'NE2 3', Quayside: 'NE1 3', Ouseburn: 'NE6 1', 'Newcastle Airport': 'NE13 8' },
  Gateshead: { 'Metrocentre~Metro Centre': 'NE11 9' },
  Nottingham: { 'Lace Market': 'NG1 1', Hockley: 'NG1 1', 'East Midlands Airport': 'DE74 2' },
  Brighton: { 'The Lanes': 'BN1 1', 'Kemptown~Kemp Town': 'BN2 1' },
  Southampton: { 'Westquay~West Quay': 'SO15 1' },
  Portsmouth: { 'Gunwharf Quays': 'PO1 3' },
  Dartford: { Bluewater: 'DA9 9' },
  Grays: { Lakeside: 'RM20 2' },
  'Brierley Hill': { 'Merry Hill': 'DY5 1' },
  Crawley: { 'Gatwick~Gatwick Airport': 'RH6 0' },
  'Stansted Mountfitchet': { 'Stansted~Stansted Airport': 'CM24 1' },
  Luton: { 'Luton Airport': 'LU2 9' },
  Windsor: { Legoland: 'SL4 4' },
  Edinburgh: {
    Leith: 'EH6 6',
    'Princes Street': 'EH2 2',
    'Royal Mile': 'EH1 1',
    Haymarket: 'EH12 5',
    Stockbridge: 'EH4 1',
    'Edinburgh Airport': 'EH12 9',
  },
  Glasgow: {
    'Merchant City': 'G1 1',
    'Buchanan Street': 'G1 2',
    Finnieston: 'G3 8',
    Partick: 'G11 6',
    'Glasgow Airport': 'PA3 2',
  },
  Cardiff: { 'Cardiff Bay': 'CF10 5', 'Cardiff Airport': 'CF62 3' },
  Swansea: { Mumbles: 'SA3 4' },
  Belfast: { 'Titanic Quarter': 'BT3 9', 'Belfast City Airport': 'BT3 9' },
  Windermere: { 'Lake District': 'LA23' },
  Bakewell: { 'Peak District': 'DE45' },
  Skipton: { 'Yorkshire Dales': 'BD23' },
  Lyndhurst: { 'New Forest': 'SO43' },
  'Stow on the Wold': { 'Cotswolds~The Cotswolds': 'GL54' },
  Caernarfon: { 'Snowdonia~Eryri': 'LL55' },
};

/**
 * Ranks like a large suburb: above a village of the same name, below a restaurant in a town that shares its first
 * word.
 */
const LANDMARK_WEIGHT = 20_000;
/** The position of a district or sector, if it exists. */
export function placeOfPostcode(postcode: string, outcodes: Map<string, Outcode>): GeoPoint | undefined {
  const [code = '', digit] = postcode.split(' ');
  const outcode = outcodes.get(code);
  return digit === undefined ? outcode : outcode?.sectors.get(digit);
}

/** Landmarks whose postcode exists, in the shape of towns. */
export function landmarkPlaces(places: readonly NamedPlace[], outcodes: Map<string, Outcode>): NamedPlace[] {
  const townOf = new Map(places.toReversed().map((place) => [place.name, place]));
  return Object.entries(LANDMARKS).flatMap(([town, landmarks]) =>
    Object.entries(landmarks).flatMap(([names, postcode]) => {
      const position = placeOfPostcode(postcode, outcodes);
      if (!position) return [];
      const [name = '', ...aliases] = names.split('~');
      const { lat, lng } = position;
      const { region = '', nation = '' } = townOf.get(town) ?? {};
      return {
        name,
        aliases,
        lat,
        lng,
        population: LANDMARK_WEIGHT,
        region: town,
        nation: `${region} ${nation}`.trim(),
      };
    }),
  );
}
