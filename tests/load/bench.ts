import { benchBookings } from './bookings.bench.ts';
import { benchGeocoder } from './geocoder.bench.ts';
import { benchPages } from './pages.bench.ts';
import { printRows } from './rows.ts';

printRows([...(await benchPages()), ...(await benchBookings()), ...(await benchGeocoder())]);
