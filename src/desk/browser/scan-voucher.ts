/** Not everywhere, and not yet in TypeScript's library. */
type Detector = { detect(source: HTMLVideoElement): Promise<{ rawValue: string }[]> };
declare global {
  var BarcodeDetector: (new (options: { formats: string[] }) => Detector) | undefined;
}

const LOOKS_EVERY_MS = 200;

/** The text of the first QR code the camera sees. */
async function readCode(video: HTMLVideoElement, detector: Detector): Promise<string> {
  for (;;) {
    const [code] = await detector.detect(video);
    if (code) return code.rawValue;
    await new Promise((resolve) => setTimeout(resolve, LOOKS_EVERY_MS));
  }
}

/** Shows the button that scans a voucher, where the browser reads QR codes, and fills in its code. */
export function startScanning(): void {
  const place = document.querySelector<HTMLElement>('[data-scan]');
  const form = place?.closest('form');
  const video = form?.querySelector('video');
  const field = form?.querySelector<HTMLInputElement>('input[name=code]');
  const { BarcodeDetector } = globalThis;
  if (!place || !form || !video || !field || !BarcodeDetector || !navigator.mediaDevices) return;
  place.hidden = false;
  place.querySelector('button')?.addEventListener('click', async () => {
    place.hidden = true;
    try {
      video.srcObject = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
      video.hidden = false;
      await video.play();
      field.value = await readCode(video, new BarcodeDetector({ formats: ['qr_code'] }));
      form.requestSubmit();
    } catch {
      // No camera or no permission: the code can be typed.
      video.hidden = true;
      field.focus();
    }
  });
}
