import { z } from 'zod';
import { contrast } from '../values/contrast.ts';

const colour = z.string().regex(/^#[0-9a-f]{6}$/, 'a colour such as #c12713');

/** A file in public/ at its display size; a PNG or JPEG, as many mail programs show nothing else. */
const emailImage = z.strictObject({
  url: z.string().regex(/^\/.+\.(png|jpe?g)$/, 'the path of a PNG or JPEG in public/'),
  width: z.int().min(1).max(600),
  height: z.int().min(1),
});
const picture = emailImage.extend({ alt: z.string() });

const colours = {
  ground: colour.describe('Behind everything.'),
  paper: colour.describe('Behind the ticket and quoted words.'),
  ink: colour.describe('Text.'),
  soft: colour.describe('Small print and labels.'),
  accent: colour.describe('Headings and links.'),
  line: colour.describe('Lines, which carry no meaning.'),
  button: colour,
  onButton: colour.describe('Text of the button.'),
  band: colour.describe('Behind the logo.'),
  onBand: colour.describe('The brand’s name while the logo is not loaded.'),
};
const scheme = z.strictObject(colours);
export type EmailColours = z.infer<typeof scheme>;

const READABLE = 4.5;
const PAIRS: [text: keyof EmailColours, ground: keyof EmailColours][] = [
  ...(['ink', 'soft', 'accent'] as const).flatMap((text): [typeof text, 'ground' | 'paper'][] => [
    [text, 'ground'],
    [text, 'paper'],
  ]),
  ['onButton', 'button'],
  ['onBand', 'band'],
];

const readableScheme = scheme.superRefine((colours, context) => {
  for (const [text, ground] of PAIRS)
    if (contrast(colours[text], colours[ground]) < READABLE)
      context.addIssue({
        code: 'custom',
        path: [text],
        message: `a colour with a contrast of ${READABLE} on ${ground}`,
      });
});

const PLAIN_LIGHT: EmailColours = {
  ground: '#f4f4f2',
  paper: '#ffffff',
  ink: '#222222',
  soft: '#5c5c5c',
  accent: '#222222',
  line: '#d4d4d0',
  button: '#222222',
  onButton: '#ffffff',
  band: '#222222',
  onBand: '#ffffff',
};
const PLAIN_DARK: EmailColours = {
  ...PLAIN_LIGHT,
  ground: '#161616',
  paper: '#242424',
  ink: '#f2f2f0',
  soft: '#b9b9b5',
  accent: '#f2f2f0',
  line: '#4a4a48',
  button: '#f2f2f0',
  onButton: '#161616',
};

/** The look of the brand's e-mails. */
export const emailSettings = z.strictObject({
  /** On the band's colour, not transparent: some mail programs invert the colours behind it. */
  logo: emailImage.nullable().default(null),
  /** The only picture, under the logo, 600 px wide. */
  picture: picture.nullable().default(null),
  /** Two colours for an awning under the logo if there is no picture, and for the checks at the foot. */
  stripes: z.tuple([colour, colour]).nullable().default(null),
  headingFont: z
    .string()
    .default('Georgia, serif')
    .describe('CSS font-family, with what every computer has at the end.'),
  textFont: z.string().default('Arial, sans-serif'),
  /** Files of these fonts, for mail programs that load any. */
  fonts: z
    .array(
      z.strictObject({
        family: z.string(),
        weight: z.string(),
        url: z.string().regex(/^\/.+\.woff2$/, 'the path of a WOFF2 file in public/'),
      }),
    )
    .default([]),
  light: readableScheme.prefault(PLAIN_LIGHT),
  dark: readableScheme.prefault(PLAIN_DARK),
});
export type EmailSettings = z.infer<typeof emailSettings>;
/** For brands without their own settings. */
export const plainEmails: EmailSettings = emailSettings.parse({});
