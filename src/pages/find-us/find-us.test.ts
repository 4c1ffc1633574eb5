import { expect, test } from 'vitest';
import { written } from '../../values/written.ts';
import { meta } from './find-us.tsx';

test.each(['LS1 4DY', 'LS1', 'Leeds', '12 Acacia Avenue, Leeds', 'you'])(
  "title and description don't reveal that somebody searched near %s",
  (label) => {
    const page = written({ view: { kind: 'found', near: { label, lat: 53.8, lng: -1.5 } } });
    const tags = meta({ loaderData: { cuisine: 'Italian', page }, matches: [] } as never);
    expect(tags).toContainEqual({ title: 'Italian restaurants, by postcode or town · ' });
    expect(JSON.stringify(tags)).not.toContain(` near ${label}`);
  },
);
