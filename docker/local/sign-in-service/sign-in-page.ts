/** The page of the local sign-in service: it signs in the owner of any email, without a password. */
export const signInPage = (): string => `<!doctype html>
<html lang="en-US">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Sign-in service</title>
<style>
body { font: 16px/1.5 system-ui, sans-serif; margin: 12vh auto; max-width: 24rem; padding: 0 1.25rem; }
label, input, button { display: block; width: 100%; box-sizing: border-box; font: inherit; }
input, button { padding: .6rem .8rem; margin: .4rem 0 1rem; border: 1px solid GrayText; border-radius: .5rem; }
p { color: GrayText; }
</style>
</head>
<body>
<h1>Sign-in service</h1>
<p>Runs on this computer and believes everybody. The demo has couple@posy.example, vendor@posy.example and operator@posy.example.</p>
<form method="post">
<label for="email">Email</label>
<input id="email" name="email" type="email" autocomplete="username" autofocus>
<button type="submit">Continue</button>
</form>
</body>
</html>`;
