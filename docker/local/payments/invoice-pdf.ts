import type { Invoice } from './objects.ts';

/** Writes an invoice as a PDF of one page. */
export function invoicePdf({ number, created, lines, total, status }: Invoice): Buffer {
  const dollars = (cents: number) => `$${(cents / 100).toFixed(2)}`;
  const rows = [
    `Invoice ${number ?? ''}`,
    new Date(created * 1_000).toISOString().slice(0, 10),
    ...lines.data.map(({ description, amount }) => `${description ?? ''}   ${dollars(amount)}`),
    `Total ${dollars(total)} (${status ?? ''})`,
  ];
  const plain = (row: string) =>
    row
      .replaceAll('×', 'x')
      .replaceAll(/[^\x20-\x7e]/g, '')
      .replaceAll(/[\\()]/g, '\\$&');
  const drawn = rows.map((row, at) => `BT /F1 14 Tf 60 ${760 - at * 28} Td (${plain(row)}) Tj ET`).join('\n');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 5 0 R /Resources << /Font << /F1 4 0 R >> >> >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    `<< /Length ${drawn.length} >>\nstream\n${drawn}\nendstream`,
  ];
  let pdf = '%PDF-1.4\n';
  const offsets = objects.map((object, at) => {
    const offset = pdf.length;
    pdf += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return String(offset).padStart(10, '0');
  });
  const xref = pdf.length;
  pdf += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.map((one) => `${one} 00000 n \n`).join('')}`;
  pdf += `trailer << /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${xref}\n%%EOF\n`;
  return Buffer.from(pdf, 'latin1');
}
