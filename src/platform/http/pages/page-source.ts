/** Port: the HTML that starts the web application. */
export abstract class PageSource {
  abstract html(url: string): Promise<string>;
}
