/**
 * The stand-in for the card field. It speaks with the page around it through messages, each with the `id` of its request:
 * `{id, do: 'create', name, email}` makes a payment method, `{id, do: 'confirm', clientSecret}` shows the bank's question.
 * It answers `{id, paymentMethod}`, `{id, confirmed: true}` or `{id, error}`, and says `{ready: true}` once it is there.
 */
export const cardFrame = (siteUrl: string): string => `<style>body{margin:0;max-width:none}
#card{display:flex;gap:.5rem}#card label{flex:1}#card input{width:100%;box-sizing:border-box;border:0;min-height:2rem;padding:0 .4rem}
#card input:focus{outline:2px solid}.hidden{position:absolute;clip-path:inset(50%)}</style>
<div id="card"><label><span class="hidden">Card number</span><input id="number" inputmode="numeric" autocomplete="cc-number" placeholder="Card number"></label>
<label><span class="hidden">Expiration date</span><input id="expiry" inputmode="numeric" autocomplete="cc-exp" placeholder="MM / YY"></label>
<label><span class="hidden">Security code</span><input id="code" inputmode="numeric" autocomplete="cc-csc" placeholder="CVC"></label></div>
<div id="bank" hidden><p>Your bank asks: is this you?</p><button id="yes">Yes, it’s me</button> <button id="no">No</button></div>
<script>
const site = ${JSON.stringify(new URL(siteUrl).origin)};
const at = (id) => document.getElementById(id);
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
