/**
 * Returns the Content-Disposition header that makes browsers save a file under a name instead of showing it (RFC 6266).
 * A name with other characters is there in UTF-8 too, behind one in ASCII for programs that do not read that.
 */
export function saveAs(filename: string): string {
  const plain = filename.replaceAll(/[^\w.\- ]/g, '_');
  if (plain === filename) return `attachment; filename="${plain}"`;
  const exact = encodeURIComponent(filename).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${exact}`;
}
