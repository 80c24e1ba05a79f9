/**
 * The stand-in for the card field. It speaks with the page around it through messages, each with the `id` of its request:
 * `{id, do: 'create', name, email}` makes a payment method, `{id, do: 'confirm', clientSecret}` shows the bank's question.
 * It answers `{id, paymentMethod}`, `{id, confirmed: true}` or `{id, error}`, and says `{ready: true}` once it is there.
 * `?theme=dark` in its address makes it match the page around it.
 */
export const cardFrame = (
  siteUrl: string,
): string => `<style>:root{color-scheme:light dark}body{margin:0;max-width:none;background:none;font-family:'Instrument Sans',system-ui,sans-serif}
:root[data-theme=light]{color-scheme:light}:root[data-theme=dark]{color-scheme:dark}
#card{display:flex;gap:.25rem}#card label{flex:none;width:4.4rem}#card label:first-child{flex:1;min-width:0}#card label:last-child{width:2.9rem}
#card input{width:100%;box-sizing:border-box;min-height:0;height:2rem;padding:0 2px;border:0;background:none;color:inherit}
#card input:focus{outline:2px solid;outline-offset:-2px;border-radius:4px}.hidden{position:absolute;clip-path:inset(50%)}</style>
<div id="card"><label><span class="hidden">Card number</span><input id="number" inputmode="numeric" autocomplete="cc-number" placeholder="Card number"></label>
<label><span class="hidden">Expiration date</span><input id="expiry" inputmode="numeric" autocomplete="cc-exp" placeholder="MM / YY"></label>
<label><span class="hidden">Security code</span><input id="code" inputmode="numeric" autocomplete="cc-csc" maxlength="4" placeholder="CVC"></label></div>
<div id="bank" hidden><p>Your bank asks: is this you?</p><button id="yes">Yes, it’s me</button> <button id="no">No</button></div>
<script>
const site = ${JSON.stringify(new URL(siteUrl).origin)};
const at = (id) => document.getElementById(id);
document.documentElement.dataset.theme = new URLSearchParams(location.search).get('theme') || '';
const digitsOf = (field, most) => field.value.replace(/\\D/g, '').slice(0, most);
at('number').oninput = () => { at('number').value = digitsOf(at('number'), 19).replace(/(.{4})(?=.)/g, '$1 '); };
at('expiry').oninput = () => {
  const digits = digitsOf(at('expiry'), 4);
  at('expiry').value = digits.length > 2 ? digits.slice(0, 2) + ' / ' + digits.slice(2) : digits;
};
const say = (data) => parent.postMessage(data, site);
const post = async (path, data) => (await fetch(path, {method: 'POST', headers: {'content-type': 'application/json'}, body: JSON.stringify(data)})).json();
async function create({name, email}) {
  const made = await post('/card-frame/card', {number: at('number').value, expiry: at('expiry').value, code: at('code').value, name, email});
  return made.error ? {error: made.error} : {paymentMethod: made.id};
}
async function confirmed({clientSecret}) {
  at('bank').hidden = false; at('card').hidden = true;
  const agreed = await new Promise((resolve) => { at('yes').onclick = () => resolve('yes'); at('no').onclick = () => resolve('no'); });
  at('bank').hidden = true; at('card').hidden = false;
  const answer = await post('/card-frame/bank', {clientSecret, agreed});
  return answer.error ? {error: answer.error} : {confirmed: true};
}
addEventListener('message', async ({origin, data}) => {
  if (origin !== site || !data || !data.id) return;
  try { say({id: data.id, ...(data.do === 'confirm' ? await confirmed(data) : await create(data))}); }
  catch { say({id: data.id, error: 'The payment service is not answering.'}); }
});
say({ready: true});
</script>`;
