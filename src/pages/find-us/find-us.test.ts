import { expect, test } from 'vitest';
import { written } from '../../values/written.ts';
import { meta } from './find-us.tsx';

test.each(['LS1 4DY', 'LS1', 'Leeds', '12 Acacia Avenue, Leeds', 'you'])(
  'title and description do not say that it was %s somebody looked near',
  (label) => {
    const page = written({ view: { kind: 'found', near: { label, lat: 53.8, lng: -1.5 } } });
    const told = meta({ loaderData: { cuisine: 'Italian', page }, matches: [] } as never);
    expect(told).toContainEqual({ title: 'Italian restaurants, by postcode or town · ' });
    expect(JSON.stringify(told)).not.toContain(` near ${label}`);
  },
);
