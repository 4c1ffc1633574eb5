import { z } from '@hono/zod-openapi';

const MAX_NAME = 255;

export const fileInJson = z.object(
  {
    fileName: z.string().max(MAX_NAME),
    type: z.string().max(MAX_NAME).default(''),
    content: z.string().describe('The file in base64.'),
  },
  'Send one file, as its fileName and its content in base64.',
);
